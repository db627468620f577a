import Button from '@mui/material/Button';

interface FormButtonsProps {
  /** What sending the form does: 'Guardar los datos'. */
  label: string;
  onCancel: () => void;
  disabled?: boolean;
  loading?: boolean;
}

/** The buttons of a dialog that is filled in: leave it as it was, or do it; what is being sent is not left any more. */
export function FormButtons({ label, onCancel, disabled = false, loading = false }: FormButtonsProps) {
  return (
    <>
      <Button variant="outlined" onClick={onCancel} disabled={loading}>
        Cancelar
      </Button>
      <Button type="submit" variant="contained" disabled={disabled} loading={loading}>
        {label}
      </Button>
    </>
  );
}
