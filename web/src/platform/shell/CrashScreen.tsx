import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import Button from '@mui/material/Button';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ApiError } from '../api/index.ts';
import { ErrorState, ScreenState } from '../feedback/index.ts';
import { Panel } from './ScreenOutlet.tsx';

/** What stays of a screen that broke: the header and the menu are still there (look 10). */
export function CrashScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  if (error instanceof ApiError)
    return (
      <Panel>
        <ErrorState error={error} onRetry={retry} />
      </Panel>
    );
  return (
    <Panel>
      <ScreenState
        isError
        icon={<ErrorIcon />}
        title="Esta pantalla tuvo un problema"
        help="Lo que ya guardaste está a salvo. Probá de nuevo; si se repite, recargá la página."
        actions={
          <>
            <Button variant="contained" onClick={retry}>
              Reintentar
            </Button>
            <Button variant="outlined" onClick={() => window.location.reload()}>
              Recargar la página
            </Button>
          </>
        }
      />
    </Panel>
  );
}
