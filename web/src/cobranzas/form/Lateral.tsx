import type { CobranzaContexto, DescuentoFijo } from '@distri/domain/cobranzas';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { ProblemaVisible } from '../../lineas/problemas.ts';
import { ProblemList } from '../../platform/document/ProblemList.tsx';
import type { CalculoCobranza, ContextoForm } from './calcular.ts';
import { DescuentoFijoField } from './DescuentoFijoField.tsx';
import { Panel } from './Panel.tsx';
import { PorQue } from './PorQue.tsx';
import { Simulador } from './Simulador.tsx';
import type { EditorCobranza } from './useCobranzaForm.ts';

interface LateralProps {
  editor: EditorCobranza;
  contexto: ContextoForm;
  dominio: CobranzaContexto;
  calculada: CalculoCobranza;
  problemas: readonly ProblemaVisible[];
  /** What the server refused, in words. */
  error: string | null;
  onProblema: (problema: { key: string }) => void;
  onFijo: (descuentoFijo: DescuentoFijo) => void;
  onCalculo: () => void;
  /** What can be done, and the draft. */
  children: ReactNode;
}

/** Beside what is typed: how the discount came to be, what another day would change, and what is wrong. */
export function Lateral(props: LateralProps) {
  const { editor, contexto, dominio, calculada, problemas, error, onProblema, onFijo, onCalculo, children } = props;
  const { form } = editor;
  const { entrada, calculo } = calculada;
  return (
    <Panel>
      <Box sx={{ flex: 1, minHeight: 0, overflow: { md: 'auto' } }}>
        <PorQue entrada={entrada} calculo={calculo} escala={contexto.contexto.escala} onDetalle={onCalculo}>
          <DescuentoFijoField value={form.descuentoFijo} rol={contexto.rol} onChange={onFijo} />
        </PorQue>
        <Simulador entrada={entrada} calculo={calculo} contexto={dominio} items={form.items} />
      </Box>
      {(problemas.length > 0 || error) && (
        <Box sx={{ maxHeight: { md: '34%' }, overflow: 'auto', flexShrink: 0, borderTop: 1, borderColor: 'divider' }}>
          <ProblemList problems={problemas} onGo={onProblema} />
          {error && (
            <Alert severity="error" sx={{ mx: 4, my: 3 }}>
              {error}
            </Alert>
          )}
        </Box>
      )}
      {children}
    </Panel>
  );
}
