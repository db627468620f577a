import { faltaPrepago } from '@distri/domain/cotizaciones';
import { type Centavos, type Dia, formatMoney, type Rol } from '@distri/domain/kernel';
import { TIPO_PREDETERMINADO, type TipoValor, tiposParaPrepago, totalValores } from '@distri/domain/valores';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { tabular } from '../../platform/theme/index.ts';
import { ItemDialog } from '../../valores/ItemDialog.tsx';
import { ItemsList } from '../../valores/ItemsList.tsx';
import { type ItemForm, newItem } from '../../valores/itemForm.ts';
import { ComprobanteAction } from './ComprobanteAction.tsx';

interface ItemsPanelProps {
  items: readonly ItemForm[];
  onChange: (items: ItemForm[]) => void;
  operacion: 'CREATE' | 'EDIT';
  /** Number of the stored quotation, when it is edited. */
  cotizacion: number | null;
  rol: Rol;
  hoy: Dia;
  fechaRecibo: Dia;
  totalPrepago: Centavos;
  /** Credit of the account, this quotation's own put back. */
  saldoCuentaCorriente: Centavos;
}

/** What pays a prepaid quotation, and what it still lacks (D2 §5, §9). */
export function ItemsPanel(props: ItemsPanelProps) {
  const { items, onChange, operacion, cotizacion, rol, hoy, fechaRecibo, totalPrepago, saldoCuentaCorriente } = props;
  const [editing, setEditing] = useState<{ item: ItemForm; isNew: boolean } | null>(null);
  const falta = faltaPrepago(items, totalPrepago);
  const contexto = { rol, fechaRecibo, saldoCuentaCorriente };
  const dia = hoy > fechaRecibo ? hoy : fechaRecibo;
  const add = (tipo: TipoValor, importe: Centavos) =>
    setEditing({ item: newItem(tipo, dia, importe, items), isNew: true });
  const credit = Math.min(saldoCuentaCorriente, falta || saldoCuentaCorriente);
  const offersCredit = saldoCuentaCorriente > 0 && !items.some(({ tipo }) => tipo === 'SCC');
  const save = (item: ItemForm) =>
    onChange(
      items.some(({ id }) => id === item.id)
        ? items.map((each) => (each.id === item.id ? item : each))
        : [...items, item],
    );
  return (
    <Box
      component="section"
      aria-label="Cobranza del prepago"
      sx={{ px: 4, pt: 3, pb: 2, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography variant="h5" component="h2">
        Ítems de cobranza
      </Typography>
      <Resumen items={items} totalPrepago={totalPrepago} falta={falta} />
      <ItemsList
        items={items}
        contexto={contexto}
        operacion={operacion}
        withRecepcion={operacion === 'EDIT'}
        onEdit={(item) => setEditing({ item, isNew: false })}
        onRemove={(item) => onChange(items.filter(({ id }) => id !== item.id))}
        actions={(item) =>
          cotizacion !== null && item.guardado && <ComprobanteAction cotizacion={cotizacion} item={item} editable />
        }
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, pt: 1 }}>
        <Button
          size="small"
          variant="outlined"
          name="itemsDeCobranza"
          startIcon={<AddIcon />}
          onClick={() => add(TIPO_PREDETERMINADO, falta)}
        >
          Agregar ítem
        </Button>
        {offersCredit && (
          <Button size="small" onClick={() => add('SCC', credit)}>
            Usar saldo a favor ({formatMoney(saldoCuentaCorriente)})
          </Button>
        )}
      </Box>
      {editing && (
        <ItemDialog
          item={editing.item}
          isNew={editing.isNew}
          tipos={tiposParaPrepago(rol)}
          rol={rol}
          fechaRecibo={fechaRecibo}
          saldoCuentaCorriente={saldoCuentaCorriente}
          onSave={save}
          onClose={() => setEditing(null)}
        />
      )}
    </Box>
  );
}

interface ResumenProps {
  items: readonly ItemForm[];
  totalPrepago: Centavos;
  falta: Centavos;
}

/** To pay, entered, missing: the 70% against the items. */
export function Resumen({ items, totalPrepago, falta }: ResumenProps) {
  const rows = [
    { label: 'A pagar (70%)', amount: totalPrepago, color: 'text.primary' },
    { label: 'Ingresado', amount: totalValores(items), color: 'text.primary' },
    ...(falta > 0 ? [{ label: 'Falta', amount: falta, color: 'error.main' }] : []),
  ];
  return (
    <Box component="dl" sx={{ m: 0, mt: 1.5 }}>
      {rows.map(({ label, amount, color }) => (
        <Box key={label} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, py: '3px' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography
            component="dd"
            variant="body2"
            sx={{ m: 0, fontWeight: 600, color, whiteSpace: 'nowrap', ...tabular }}
          >
            {formatMoney(amount)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
