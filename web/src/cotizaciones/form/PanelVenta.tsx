import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useCallback } from 'react';
import { BotonGuardar } from '../../lineas/BarraGuardar.tsx';
import type { ProblemaVisible } from '../../lineas/problemas.ts';
import { TotalesPanel } from '../../lineas/TotalesPanel.tsx';
import { ProblemList } from '../../platform/document/ProblemList.tsx';
import { DraftState } from '../../platform/drafts/index.ts';
import { usePhone } from '../../platform/shell/index.ts';
import type { FormularioVentaProps } from './FormularioVenta.tsx';
import { OfertaLitros } from './OfertaLitros.tsx';
import type { Quien } from './reglas.ts';

interface PanelVentaProps extends FormularioVentaProps {
  quien: Quien;
  onSave: () => void;
  /** Takes the reader to where a problem is. */
  onGo: (problema: ProblemaVisible) => void;
}

/** What the document comes to, what pays it, what stands against it, and the button (look 04). */
export function PanelVenta(props: PanelVentaProps) {
  const { editor, contexto, problemas, totales, cobranza, guardar, borrador, quien, onSave, onGo } = props;
  const isPhone = usePhone();
  const goTo = useCallback(
    ({ key }: { key: string }) => {
      const problema = problemas.find((each) => each.key === key);
      if (problema) onGo(problema);
    },
    [problemas, onGo],
  );
  return (
    <Paper
      variant="outlined"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: 0,
        ...(isPhone && { borderRadius: 0, borderInline: 0 }),
      }}
    >
      <TotalesPanel
        filas={totales.filas}
        etiquetaTotal={totales.etiqueta}
        total={totales.total}
        porQue={totales.porQue}
        notas={totales.notas}
      >
        <OfertaLitros editor={editor} contexto={contexto} rol={quien.rol} />
      </TotalesPanel>
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          overflow: 'auto',
          ...(problemas.length > 0 && !cobranza && { borderTop: 1, borderColor: 'divider' }),
        }}
      >
        {cobranza}
        <ProblemList problems={problemas} onGo={goTo} />
      </Box>
      <Box sx={{ px: 4, pt: 3, pb: 1, borderTop: { xs: 0, sm: 1 }, borderColor: { sm: 'divider' } }}>
        {!isPhone && <BotonGuardar label={guardar.label} isSaving={guardar.isSaving} onSave={onSave} withKey />}
        <Box sx={{ minHeight: 36, display: 'grid', alignItems: 'center' }}>
          <DraftState guardado={borrador.guardado} onDiscard={borrador.startAgain} />
        </Box>
      </Box>
    </Paper>
  );
}
