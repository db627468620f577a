import { TEXTOS_RENDICION } from '@distri/domain/rendiciones';
import EmptyIcon from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useListadoEnPapel } from '../../correo/useListadoEnPapel.tsx';
import { DocumentToolbar } from '../../platform/document/DocumentToolbar.tsx';
import { ScreenState } from '../../platform/feedback/index.ts';
import { DataGrid } from '../../platform/grid/DataGrid.tsx';
import { useSearchValue } from '../../platform/router/useSearchValue.ts';
import { CobranzaDialog } from '../CobranzaDialog.tsx';
import { COBRANZAS_NOUN, COLUMNAS_APROBADAS, idOf, nameOf } from '../columns.ts';
import { Filtros } from '../Filtros.tsx';
import { PAPEL_RENDICION } from '../papel.ts';
import { LISTADO_RENDICION } from '../paths.ts';
import { useCobranzasFiltradas } from '../requests.ts';
import { useElegidas } from '../useElegidas.ts';
import { useFiltroCobranzas } from '../useFiltroCobranzas.tsx';
import { ListadoTabs } from './ListadoTabs.tsx';

/** D4 §9: reports begin with the last 30 days. */
const DIAS_LISTADO = 30;

const TEXTOS = { ninguna: TEXTOS_RENDICION.sinCobranzasListado, demasiadas: TEXTOS_RENDICION.maximoListado };
const GRILLA = 'Cobranzas Aprobadas';

const isYes = (text: string): text is 'si' | 'no' => text === 'si';

/** /listados/rendicionCobranzas: the paper that a salesperson hands in with the money (D4 §2). */
export function GenerarPage() {
  const { filtro, fields, resumen } = useFiltroCobranzas(DIAS_LISTADO);
  const [soloElectro, setSoloElectro] = useSearchValue<'si' | 'no'>('soloChequeElectronico', 'no', isYes);
  const { setElegidas, pedir } = useElegidas(TEXTOS);
  const papel = useListadoEnPapel(PAPEL_RENDICION);
  const [abierta, setAbierta] = useState<number | null>(null);
  const grid = useCobranzasFiltradas({ ...filtro, status: 'A', filterChequeElectro: soloElectro === 'si' });
  return (
    <ListadoTabs
      current={LISTADO_RENDICION}
      help="Elegí las cobranzas que rendís e imprimí la planilla: su QR se escanea al recibirla."
      actions={<DocumentToolbar {...papel.toolsFor(pedir)} />}
    >
      <Filtros resumen={resumen}>
        {fields}
        <FormControlLabel
          sx={{ mt: { sm: 5 }, mr: 0 }}
          control={
            <Checkbox checked={soloElectro === 'si'} onChange={(_, checked) => setSoloElectro(checked ? 'si' : 'no')} />
          }
          label="Solo cheque electrónico"
        />
      </Filtros>
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 }}>
        <Typography variant="h5" component="h2" sx={{ mb: 2 }}>
          {GRILLA}
        </Typography>
        <DataGrid
          id="rendicion-generar"
          label={GRILLA}
          noun={COBRANZAS_NOUN}
          columns={COLUMNAS_APROBADAS}
          {...grid}
          rowId={idOf}
          rowLabel={nameOf}
          selectable
          onSelectionChange={setElegidas}
          onOpen={({ id }) => setAbierta(id)}
          searchHint="Id, recibo, cliente o vendedor"
          empty={
            <ScreenState
              icon={<EmptyIcon />}
              title="No hay cobranzas aprobadas"
              help="Acá aparecen las aprobadas de estas fechas que todavía no se rindieron."
            />
          }
        />
      </Box>
      {abierta !== null && <CobranzaDialog id={abierta} onClose={() => setAbierta(null)} />}
      {papel.dialogs}
    </ListadoTabs>
  );
}
