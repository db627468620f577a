import { formatDocumento, MENSAJES_CLIENTE } from '@distri/domain/clientes';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { useRef } from 'react';
import { fieldOf } from '../../lineas/goToProblem.ts';
import { useLeaveQuestion } from '../../lineas/useLeaveQuestion.tsx';
import { ConfirmDialog } from '../../platform/dialogs/ConfirmDialog.tsx';
import { DraftBanner, DraftState } from '../../platform/drafts/index.ts';
import { ErrorPanel } from '../../platform/feedback/index.ts';
import { Kbd, usePageHeader, usePhone } from '../../platform/shell/index.ts';
import { clientePath } from '../paths.ts';
import { useMaestrosOcasional } from '../requests.ts';
import { CamposOcasional } from './CamposOcasional.tsx';
import { useOcasional } from './useOcasional.ts';

const ButtonLink = createLink(Button);
const GENERAR = 'Generar cliente';

/** /ventas/clientes/create (D2 §2): who is sold to once, entered in a minute. */
export function OcasionalPage() {
  const ocasional = useOcasional();
  const { form, errores, draft, retomado } = ocasional;
  const maestros = useMaestrosOcasional({ withVendedores: ocasional.withVendedor });
  const isPhone = usePhone();
  usePageHeader({ tarea: isPhone });
  const root = useRef<HTMLDivElement>(null);
  const question = useLeaveQuestion(ocasional.isDirty, 'el cliente ocasional');
  const save = () => fieldOf(root.current, ocasional.ask())?.focus();
  // Without its tables nobody can complete it; what was typed is still there after trying again.
  if (maestros.error) return <ErrorPanel error={maestros.error} onRetry={maestros.retry} />;
  const boton = (
    <Button fullWidth variant="contained" size="large" aria-keyshortcuts="Control+Enter" onClick={save}>
      {GENERAR}
      {!isPhone && (
        <Kbd aria-hidden sx={{ ml: 3, color: 'inherit', bgcolor: 'transparent', borderColor: 'currentcolor' }}>
          Ctrl Enter
        </Kbd>
      )}
    </Button>
  );
  return (
    <Box
      ref={root}
      onKeyDown={(event) => event.key === 'Enter' && event.ctrlKey && save()}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 304px' },
        gap: { xs: 3, md: 4 },
        alignItems: 'start',
      }}
    >
      {retomado && (
        <Box sx={{ gridColumn: '1 / -1' }}>
          <DraftBanner guardado={retomado} onDiscard={ocasional.startAgain} />
        </Box>
      )}
      <Paper variant="outlined">
        <CamposOcasional
          form={form}
          errores={errores}
          maestros={maestros}
          withVendedor={ocasional.withVendedor}
          autoFocus={!isPhone}
          onChange={ocasional.change}
          onLeave={ocasional.leave}
        />
      </Paper>
      <Paper
        variant="outlined"
        sx={{
          display: 'grid',
          gap: 3,
          p: 4,
          ...(isPhone && {
            position: 'sticky',
            bottom: -1,
            zIndex: 3,
            mx: -4,
            mb: -4,
            borderRadius: 0,
            borderInline: 0,
          }),
        }}
      >
        <Avisos ocasional={ocasional} />
        {!isPhone && (
          <Typography variant="body2" color="textSecondary">
            Vas a poder cotizarle y venderle enseguida. La dirección queda también como dirección de entrega.
          </Typography>
        )}
        {boton}
        <DraftState guardado={draft.guardado} onDiscard={ocasional.startAgain} />
      </Paper>
      {ocasional.isAsking && <Confirmacion ocasional={ocasional} maestros={maestros} />}
      {question}
    </Box>
  );
}

interface ParteProps {
  ocasional: ReturnType<typeof useOcasional>;
}

/** What belongs to no field. It changes when somebody saves, not while they move towards the button. */
function Avisos({ ocasional }: ParteProps) {
  const { rechazo, aviso, repetido, isIncomplete } = ocasional;
  return (
    <>
      {rechazo && <Alert severity="error">{rechazo}</Alert>}
      {isIncomplete && <Alert severity="error">{MENSAJES_CLIENTE.CAMPOS_OBLIGATORIOS({})}</Alert>}
      {aviso && (
        <Alert
          severity="warning"
          action={
            repetido && (
              <ButtonLink to={clientePath(repetido.id)} size="small" color="inherit">
                Ver
              </ButtonLink>
            )
          }
        >
          {aviso}
        </Alert>
      )}
    </>
  );
}

/** D2 §2: the confirmation dialog, with what is about to be entered. */
function Confirmacion({ ocasional, maestros }: ParteProps & { maestros: ReturnType<typeof useMaestrosOcasional> }) {
  const { form, aviso, isSaving, cancel, confirm } = ocasional;
  const tipo = maestros.tiposDocu.find(({ id }) => id === form.tipodocu)?.description ?? 'Documento';
  const vendedor = maestros.vendedores.find(({ id }) => id === form.vendedor)?.name;
  const lines = [
    `${tipo} ${formatDocumento(form.tipodocu ?? 0, form.numdocu)}`,
    [form.direccion, form.localidad].filter(Boolean).join(', '),
    ...(vendedor ? [`Vendedor: ${vendedor}`] : []),
  ];
  return (
    <ConfirmDialog
      title={`¿Generar el cliente ocasional ${form.razsoc.trim()}?`}
      cancelLabel="Seguir cargando"
      confirmLabel={aviso ? 'Generar igual' : GENERAR}
      isBusy={isSaving}
      consequences={lines.map((text) => ({ text }))}
      onCancel={cancel}
      onConfirm={confirm}
    >
      {aviso ? (
        <Alert severity="warning">{aviso}. Si es el mismo, vendele a ese; si no, generá este igual.</Alert>
      ) : (
        'Se le da un id que empieza con X y queda listo para cotizarle.'
      )}
    </ConfirmDialog>
  );
}
