import { ESTADO_VISIBLE_COBRANZA } from '@distri/domain/cobranzas';
import { formatCuit, formatMoney } from '@distri/domain/kernel';
import { listUsuariosMaestro } from '@distri/domain/maestros';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo, useCallback, useState } from 'react';
import { useCall } from '../../platform/api/index.ts';
import { StateChip } from '../../platform/document/StateChip.tsx';
import { AutocompleteField } from '../../platform/forms/AutocompleteField.tsx';
import { DateInput } from '../../platform/forms/DateInput.tsx';
import { DigitsInput } from '../../platform/forms/DigitsInput.tsx';
import { TextInput } from '../../platform/forms/TextInput.tsx';
import { useUser } from '../../platform/session/index.ts';
import { A_UN_DEDO, tabular } from '../../platform/theme/index.ts';
import type { ContextoForm } from './calcular.ts';
import { ENLACE } from './Panel.tsx';
import type { EditorCobranza } from './useCobranzaForm.ts';

interface CabeceraProps {
  editor: EditorCobranza;
  contexto: ContextoForm;
  errorOf: (campo: string) => string | undefined;
  onDialog: (clase: 'impagos' | 'observar' | 'nota') => void;
}

/** For whom the collection is, its receipt, and what is said of it (look 06). */
export function Cabecera({ editor, contexto, errorOf, onDialog }: CabeceraProps) {
  const { form, set } = editor;
  const { rol, hoy, original } = contexto;
  const { cliente } = contexto.contexto;
  const [wasLeft, setLeft] = useState(false);
  const editsUsuario = rol === 'A' || rol === 'O';
  const setNumrec = useCallback((numrec: string) => set({ numrec }), [set]);
  const setFecha = useCallback((fecharecibo: string | null) => set({ fecharecibo }), [set]);
  const setUsuario = useCallback((usuario: number | null) => set({ usuario }), [set]);
  const isOdd = wasLeft && form.numrec !== '' && form.numrec.length !== 5;
  return (
    <>
      <ClienteResumen contexto={contexto} onImpagos={() => onDialog('impagos')} />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            sm: editsUsuario ? '168px 168px minmax(0, 1fr) minmax(0, 1fr)' : '168px 168px minmax(0, 1fr)',
          },
          gap: 3,
          px: 4,
          pt: 2,
          pb: 2,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Digitos
          label="Número de recibo"
          name="numrec"
          maxLength={8}
          required
          prefix="X0006"
          autoFocus={original === null}
          value={form.numrec}
          onChange={setNumrec}
          onBlur={() => setLeft(true)}
          error={errorOf('numrec')}
          help={isOdd ? 'No tiene 5 dígitos, ¿es correcto?' : undefined}
        />
        <Fecha
          label="Fecha de recibo"
          name="fecharecibo"
          required
          {...(original === null && { min: hoy })}
          value={form.fecharecibo}
          onChange={setFecha}
          error={errorOf('fecharecibo')}
        />
        {editsUsuario && <Usuario value={form.usuario} onChange={setUsuario} />}
        <Texto label="Vendedor" readOnly value={cliente.apenom} onChange={nothing} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, px: 4, pb: 1.5 }}>
        <Typography
          variant="caption"
          color="textSecondary"
          sx={{ flex: { xs: '1 0 100%', sm: 1 }, minWidth: { sm: 180 } }}
        >
          {form.observa && `Observación: ${form.observa}`}
        </Typography>
        <Box sx={{ display: 'flex', columnGap: 2, ml: { xs: -5, sm: 0 }, mr: { sm: -2 } }}>
          {rol === 'A' && (
            <Button size="small" onClick={() => onDialog('observar')}>
              Observar
            </Button>
          )}
          <Button size="small" onClick={() => onDialog('nota')}>
            Nota de crédito del descuento
          </Button>
        </Box>
      </Box>
    </>
  );
}

const nothing = () => undefined;
// Each field is drawn again only when it changes itself.
const Texto = memo(TextInput);
const Digitos = memo(DigitsInput);
const Fecha = memo(DateInput);

const ClienteResumen = memo(function ClienteResumen({
  contexto: { contexto, original },
  onImpagos,
}: {
  contexto: ContextoForm;
  onImpagos: () => void;
}) {
  const { id, razsoc, cuit, localidad, saldoCuentaCorriente, deudaPendiente } = contexto.cliente;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 6, rowGap: 1, px: 4, py: 2 }}>
      <Box sx={{ flex: 1, minWidth: 220 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
          <Typography
            variant="h5"
            component="h2"
            sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: { sm: 'nowrap' } }}
          >
            {razsoc}
          </Typography>
          {original && <StateChip {...ESTADO_VISIBLE_COBRANZA[original.status]} />}
        </Box>
        <Typography variant="caption" color="textSecondary" component="p" noWrap>
          {[original && `Cobranza ${original.id}`, id, cuit && `CUIT ${formatCuit(cuit)}`, localidad]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      <Figura label="Deuda pendiente" value={formatMoney(deudaPendiente)}>
        <Button size="small" onClick={onImpagos} sx={IMPAGOS}>
          Ver impagos
        </Button>
      </Figura>
      <Figura label="Saldo cta. cte." value={formatMoney(saldoCuentaCorriente)} />
    </Box>
  );
});

/** Beside the words of a figure's label. */
const IMPAGOS = {
  ...ENLACE,
  ...A_UN_DEDO,
  minHeight: { xs: 0 },
  my: 0,
  ml: 2,
  typography: 'caption',
  fontWeight: 600,
  lineHeight: 'inherit',
  color: 'primary.dark',
  verticalAlign: 'baseline',
} as const;

function Figura({ label, value, children }: { label: string; value: string; children?: React.ReactNode }) {
  return (
    <Box sx={{ textAlign: { sm: 'right' } }}>
      <Typography variant="caption" component="p" color="textSecondary">
        {label}
        {children}
      </Typography>
      <Typography variant="subtitle2" component="p" sx={tabular}>
        {value}
      </Typography>
    </Box>
  );
}

/** A and O see it and change it (D3 §6). It starts as the one who is logged in. */
const Usuario = memo(function Usuario({
  value,
  onChange,
}: {
  value: number | null;
  onChange: (id: number | null) => void;
}) {
  const { username } = useUser();
  const usuarios = useCall(listUsuariosMaestro, undefined, { staleMs: 300_000 });
  const options = usuarios.data?.result ?? [];
  const chosen = options.find(({ id, ...user }) => (value === null ? user.username === username : id === value));
  return (
    <AutocompleteField
      label="Usuario"
      options={options}
      getKey={({ id }) => id}
      getLabel={(user) => `${user.username} - ${user.name}`}
      value={chosen ?? null}
      onChange={(user) => onChange(user?.id ?? null)}
      loading={usuarios.isPending}
    />
  );
});
