import type { ContextoVenta } from '@distri/domain/clientes';
import { formatPercent, formatQuantity, type Rol } from '@distri/domain/kernel';
import { canEditBonificacionGeneral, litres, rangoLitros } from '@distri/domain/lineas';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { DocumentoEditor } from '../../lineas/documentoForm.ts';

interface OfertaLitrosProps {
  editor: DocumentoEditor;
  contexto: ContextoVenta;
  rol: Rol;
}

/** The discount that the litres reach: shown to all, offered to A and O, never applied by itself (domain-facts §4.3). */
export function OfertaLitros({ editor, contexto, rol }: OfertaLitrosProps) {
  const { form, set } = editor;
  const litros = litres(form.articulos);
  if (litros === 0) return null;
  const rango = rangoLitros(contexto.rangosLitros, litros);
  const offered =
    rango && rango.bonificacion !== 0 && rango.bonificacion !== form.bonificacion ? rango.bonificacion : null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 1 }}>
      <Typography variant="caption" color="textSecondary" sx={{ flex: 1 }}>
        {formatQuantity(litros)} L
        {rango && rango.bonificacion !== 0 && `, por litros ${formatPercent(rango.bonificacion)}`}
      </Typography>
      {offered !== null && canEditBonificacionGeneral(rol) && (
        <Button size="small" sx={{ minHeight: 24, mr: -2 }} onClick={() => set('bonificacion', offered)}>
          Aplicar
        </Button>
      )}
    </Box>
  );
}
