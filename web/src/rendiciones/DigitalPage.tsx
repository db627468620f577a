import { DIAS_RENDICION_DIGITAL, type EstadoRendicion, TEXTOS_RENDICION } from '@distri/domain/rendiciones';
import RejectIcon from '@mui/icons-material/BlockOutlined';
import ApproveIcon from '@mui/icons-material/CheckCircleOutlineOutlined';
import DoneIcon from '@mui/icons-material/DoneAllOutlined';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import ViewIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useListadoEnPapel } from '../correo/useListadoEnPapel.tsx';
import { DocumentToolbar } from '../platform/document/DocumentToolbar.tsx';
import { ScreenState } from '../platform/feedback/index.ts';
import { SegmentedControl } from '../platform/forms/SegmentedControl.tsx';
import { DataGrid } from '../platform/grid/DataGrid.tsx';
import { useSearchValue } from '../platform/router/useSearchValue.ts';
import { usePhone } from '../platform/shell/useMovil.ts';
import { CobranzaDialog } from './CobranzaDialog.tsx';
import { COBRANZAS_NOUN, COLUMNAS_DIGITAL, cobranzas, idOf, nameOf } from './columns.ts';
import { Filtros } from './Filtros.tsx';
import { PAPEL_RENDICION } from './papel.ts';
import { RENDICIONES } from './paths.ts';
import { RendicionesTabs } from './RendicionesTabs.tsx';
import { type CobranzaRendible, useCobranzasFiltradas } from './requests.ts';
import { useDecision } from './useDecision.tsx';
import { useElegidas } from './useElegidas.ts';
import { useFiltroCobranzas } from './useFiltroCobranzas.tsx';

const ESTADOS: readonly { value: EstadoRendicion; label: string }[] = [
  { value: 'A', label: 'Pendientes' },
  { value: 'S', label: 'Aprobadas' },
  { value: 'O', label: 'Observadas' },
];
const isEstado = (text: string): text is EstadoRendicion => ESTADOS.some(({ value }) => value === text);

const VACIO: Readonly<Record<EstadoRendicion, string>> = {
  A: 'No hay cobranzas pendientes de rendir',
  S: 'No hay cobranzas rendidas en estas fechas',
  O: 'No hay cobranzas observadas en estas fechas',
};

const TEXTOS = { ninguna: TEXTOS_RENDICION.sinCobranzas, demasiadas: TEXTOS_RENDICION.maximo };

/** /aprobaciones/rendiciones/cobranza: digital collections, settled from the list (D3 §2, §4, §5). */
export function DigitalPage() {
  const { filtro, fields, resumen } = useFiltroCobranzas(DIAS_RENDICION_DIGITAL);
  const [estado, setEstado] = useSearchValue<EstadoRendicion>('estado', 'A', isEstado);
  const { setElegidas, pedir } = useElegidas(TEXTOS);
  const isPhone = usePhone();
  const papel = useListadoEnPapel(PAPEL_RENDICION);
  // What was settled is no longer there to be ticked, and what failed is looked at again: the grid begins anew.
  const [round, setRound] = useState(0);
  const clear = () => {
    setElegidas([]);
    setRound(round + 1);
  };
  const change = (next: EstadoRendicion) => {
    setElegidas([]);
    setEstado(next);
  };
  return (
    <RendicionesTabs current={RENDICIONES} actions={<DocumentToolbar {...papel.toolsFor(pedir)} />}>
      <Filtros resumen={resumen}>
        {fields}
        {!isPhone && (
          <Box>
            <SegmentedControl label="Estado" options={ESTADOS} value={estado} onChange={change} />
          </Box>
        )}
      </Filtros>
      {isPhone && <SegmentedControl label="Estado" labelHidden options={ESTADOS} value={estado} onChange={change} />}
      <Lista key={`${estado}-${round}`} estado={estado} filtro={filtro} onSelect={setElegidas} onDone={clear} />
      {papel.dialogs}
    </RendicionesTabs>
  );
}

interface ListaProps {
  estado: EstadoRendicion;
  filtro: { desde: string; hasta: string; vendedores?: string[] };
  onSelect: (elegidas: readonly CobranzaRendible[]) => void;
  onDone: () => void;
}

function Lista({ estado, filtro, onSelect, onDone }: ListaProps) {
  const grid = useCobranzasFiltradas({ ...filtro, status: estado, tipo: 'D', withDetails: true });
  const [abierta, setAbierta] = useState<number | null>(null);
  const decision = useDecision(() => {
    setAbierta(null);
    onDone();
  });
  return (
    <>
      <DataGrid
        id={`rendiciones-digital-${estado}`}
        label="Cobranzas digitales"
        noun={COBRANZAS_NOUN}
        columns={COLUMNAS_DIGITAL}
        {...grid}
        rowId={idOf}
        rowLabel={nameOf}
        selectable
        onSelectionChange={onSelect}
        onOpen={({ id }) => setAbierta(id)}
        rowActions={(cobranza) => [
          { label: 'Ver detalles', icon: ViewIcon, onClick: () => setAbierta(cobranza.id) },
          ...actionsOf(estado, decision.ask, cobranza),
        ]}
        selectionActions={(rows) =>
          estado === 'A'
            ? [
                {
                  label: `Aprobar ${cobranzas(rows.length)}`,
                  icon: ApproveIcon,
                  onClick: () => decision.ask('aprobar', rows),
                },
              ]
            : []
        }
        searchHint="Id, recibo, cliente o vendedor"
        empty={<ScreenState icon={<DoneIcon />} title={VACIO[estado]} help="Probá con otras fechas u otro vendedor." />}
      />
      {abierta !== null && <CobranzaDialog id={abierta} onDecide={decision.ask} onClose={() => setAbierta(null)} />}
      {decision.dialog}
    </>
  );
}

/** A waits for a word, S may be taken back, O shows only its label (D3 §4). */
function actionsOf(estado: EstadoRendicion, ask: ReturnType<typeof useDecision>['ask'], cobranza: CobranzaRendible) {
  if (estado === 'S') return [{ label: 'Cancelar', icon: UndoIcon, onClick: () => ask('cancelar', [cobranza]) }];
  if (estado === 'O') return [];
  return [
    { label: 'Aprobar', icon: ApproveIcon, onClick: () => ask('aprobar', [cobranza]) },
    { label: 'Rechazar', icon: RejectIcon, danger: true, onClick: () => ask('rechazar', [cobranza]) },
  ];
}
