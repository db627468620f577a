import { formatMoney } from '@distri/domain/kernel';
import { TEXTOS_RENDICION } from '@distri/domain/rendiciones';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSubmitOnce } from '../../lineas/useSubmitOnce.ts';
import { ConfirmDialog } from '../../platform/dialogs/ConfirmDialog.tsx';
import { useAvisos } from '../../platform/feedback/index.ts';
import { CameraDialog, type Format, ScannerField } from '../../platform/scanner/index.ts';
import { tabular } from '../../platform/theme/index.ts';
import { cobranzas } from '../columns.ts';
import { RENDICIONES_MANUAL } from '../paths.ts';
import { RendicionesTabs } from '../RendicionesTabs.tsx';
import { useRendir } from '../requests.ts';
import { AgregarDialog } from './AgregarDialog.tsx';
import { EscaneadasList } from './EscaneadasList.tsx';
import { LecturaBanner } from './LecturaBanner.tsx';
import { useEscaneo } from './useEscaneo.ts';

const QR: readonly Format[] = ['qr_code'];

type Abierto = 'camara' | 'agregar' | 'vaciar' | null;

/** /aprobaciones/rendiciones/cobranza/manual: what was handed in on paper, by its QR (D3 §2, §5, §9). */
export function ManualPage() {
  const { escaneadas, ultima, isReading, escanear, agregar, quitar, vaciar } = useEscaneo();
  const [abierto, setAbierto] = useState<Abierto>(null);
  const { rendir, isPending } = useRendirTodas(vaciar);
  const close = () => setAbierto(null);
  return (
    <RendicionesTabs current={RENDICIONES_MANUAL}>
      <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, gap: 2, flexShrink: 0 }}>
        <Box sx={{ flex: 1, maxWidth: { sm: 560 } }}>
          <ScannerField
            label="Código de la rendición"
            placeholder="Escaneá el QR o escribí el id"
            onRead={(text) => escanear(text)}
            onCamera={() => setAbierto('camara')}
            keepsFocus={abierto === null}
          />
        </Box>
        <Button variant="outlined" startIcon={<AddIcon />} onClick={() => setAbierto('agregar')} sx={TALL}>
          Agregar cobranzas
        </Button>
      </Box>
      {ultima && <LecturaBanner ultima={ultima} />}
      <Paper
        variant="outlined"
        sx={{
          display: 'flex',
          flexDirection: 'column',
          flex: 1,
          minHeight: 0,
          overflow: 'hidden',
          mb: { xs: 24, sm: 0 },
        }}
      >
        <EscaneadasList escaneadas={escaneadas} onRemove={quitar} />
        <Pie
          count={escaneadas.length}
          total={escaneadas.reduce((sum, { totitems }) => sum + totitems, 0)}
          isBusy={isPending}
          isReading={isReading}
          onClear={() => setAbierto('vaciar')}
          onConfirm={() => rendir(escaneadas.map(({ id }) => id))}
        />
      </Paper>
      {abierto === 'camara' && (
        <CameraDialog title="Leer con la cámara" formats={QR} onRead={(text) => escanear(text)} onClose={close}>
          {ultima ? (
            <LecturaBanner ultima={ultima} />
          ) : (
            <Typography variant="body2" color="textSecondary">
              Poné el QR de la rendición dentro del marco.
            </Typography>
          )}
        </CameraDialog>
      )}
      {abierto === 'agregar' && <AgregarDialog escaneadas={escaneadas} onAdd={agregar} onClose={close} />}
      {abierto === 'vaciar' && (
        <ConfirmDialog
          title={`¿Quitar ${escaneadas.length === 1 ? 'la cobranza escaneada' : `las ${escaneadas.length} cobranzas escaneadas`}?`}
          cancelLabel="Conservarlas"
          confirmLabel="Vaciar la lista"
          isDanger
          onCancel={close}
          onConfirm={() => {
            vaciar();
            close();
          }}
        >
          Ninguna cambia de estado: solo se vacía esta lista.
        </ConfirmDialog>
      )}
    </RendicionesTabs>
  );
}

const TALL = { minHeight: { sm: 44 } } as const;

/** Confirms all of them or none; when some could not be, the list is cleared (D3 §8). */
function useRendirTodas(vaciar: () => void) {
  const rendir = useRendir();
  const avisos = useAvisos();
  const { submit, isPending } = useSubmitOnce(rendir, (ids: number[]) =>
    rendir.mutate(
      { body: { ids, modo: 'manual' } },
      {
        onSuccess: () => avisos.listo(TEXTOS_RENDICION.rendidas),
        onSettled: () => {
          vaciar();
          void rendir.refresh();
        },
      },
    ),
  );
  return { rendir: submit, isPending };
}

interface PieProps {
  count: number;
  total: number;
  isBusy: boolean;
  isReading: boolean;
  onClear: () => void;
  onConfirm: () => void;
}

/** Count and sum, and the one thing to do; at the foot of the screen on a phone. */
function Pie({ count, total, isBusy, isReading, onClear, onConfirm }: PieProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 2,
        px: 4,
        py: { xs: 3, sm: 2 },
        flexShrink: 0,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: { xs: 'background.paper', sm: 'superficie.hundida' },
        ...AT_THE_FOOT,
      }}
    >
      <Typography variant="body2" aria-live="polite" sx={{ flex: 1, minWidth: 'max-content' }}>
        {isReading ? 'Leyendo…' : count === 0 ? 'Sin cobranzas escaneadas' : `${cobranzas(count)} · `}
        {!isReading && count > 0 && (
          <Box component="b" sx={{ fontWeight: 600, ...tabular }}>
            {formatMoney(total)}
          </Box>
        )}
      </Typography>
      {count > 0 && (
        <Button disabled={isBusy} onClick={onClear}>
          Vaciar
        </Button>
      )}
      <Button
        variant="contained"
        size="large"
        disabled={count === 0 || isReading}
        loading={isBusy}
        onClick={onConfirm}
        sx={{ width: { xs: '100%', sm: 'auto' } }}
      >
        {count === 0 ? 'Rendir' : `Rendir ${cobranzas(count)}`}
      </Button>
    </Box>
  );
}

/** Within reach of the thumb (look 09). */
const AT_THE_FOOT = {
  position: { xs: 'fixed', sm: 'static' },
  insetInline: 0,
  bottom: 0,
  zIndex: { xs: 3, sm: 'auto' },
  pb: { xs: 'max(12px, env(safe-area-inset-bottom))', sm: 2 },
} as const;
