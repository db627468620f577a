import {
  type ClienteOcasional,
  chooseVendedor,
  OCASIONAL_VACIO,
  TEXTOS_OCASIONAL,
  TRANSPORTE_PREDETERMINADO,
  vendedorDeOcasional,
} from '@distri/domain/clientes';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useSubmitOnce } from '../../lineas/useSubmitOnce.ts';
import { ApiError } from '../../platform/api/index.ts';
import { useDraft } from '../../platform/drafts/index.ts';
import { useAvisos } from '../../platform/feedback/index.ts';
import { useUser } from '../../platform/session/index.ts';
import { CLIENTES, clientePath } from '../paths.ts';
import { useCreateOcasional, useMismoNumero } from '../requests.ts';
import { avisoMismoNumero, cuerpoOcasional, mismoNumero, numeroCompleto, revisar } from './valores.ts';

const VACIO: ClienteOcasional = { ...OCASIONAL_VACIO, transporte: TRANSPORTE_PREDETERMINADO };

type Campo = keyof ClienteOcasional;

/** What is typed, kept as a draft; which fields were left; and whether anything changed since the form opened. */
function useForm() {
  const { role, id } = useUser();
  const [vacio] = useState(() => ({
    ...VACIO,
    vendedor: vendedorDeOcasional({ rol: role, vendedor: id == null ? null : String(id) }, ''),
  }));
  const draft = useDraft<ClienteOcasional>({ clave: 'cliente-ocasional' });
  const [form, setForm] = useState(draft.anterior?.valores ?? vacio);
  const [retomado, setRetomado] = useState(draft.anterior?.guardado ?? null);
  const [left, setLeft] = useState<ReadonlySet<Campo>>(new Set());
  const [isDirty, setDirty] = useState(false);
  useEffect(() => {
    if (isDirty) draft.keep(form);
  }, [draft.keep, form, isDirty]);
  return {
    form,
    draft,
    retomado,
    left,
    isDirty,
    change: (change: Partial<ClienteOcasional>) => {
      setDirty(true);
      setForm((before) => ({ ...before, ...change }));
    },
    leave: (campo: Campo) => setLeft((before) => new Set(before).add(campo)),
    finish: () => {
      setDirty(false);
      draft.discard();
    },
    startAgain: () => {
      draft.discard();
      setForm(vacio);
      setRetomado(null);
      setLeft(new Set());
      setDirty(false);
    },
  };
}

/** The whole state of the occasional customer's form: values, problems, the same number, and the way to the server. */
export function useOcasional() {
  const { role } = useUser();
  const values = useForm();
  const { form } = values;
  const [hasTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  /** What the server refused; gone with the next change. */
  const [rechazo, setRechazo] = useState<string | null>(null);
  const numero = numeroCompleto(form);
  const repetido = mismoNumero(useMismoNumero(numero ?? '', numero !== null), form);
  // The server knows of one that came in meanwhile.
  const [repetidoServidor, setRepetidoServidor] = useState<string | null>(null);
  const { problemas, errores } = revisar(form, (campo) => hasTried || values.left.has(campo));
  const aviso = repetido ? avisoMismoNumero(repetido) : repetidoServidor;
  const guardar = useGuardar(values.finish, (error) => {
    const twin = error instanceof ApiError ? error.problems.find(({ code }) => code === 'DOCUMENTO_EXISTENTE') : null;
    if (twin) return setRepetidoServidor(twin.message);
    setAsking(false);
    setRechazo(error.message);
  });

  return {
    ...values,
    role,
    errores,
    isIncomplete: hasTried && problemas.some(({ code }) => code === 'CAMPOS_OBLIGATORIOS'),
    aviso,
    repetido,
    rechazo,
    isAsking,
    isSaving: guardar.isPending,
    withVendedor: chooseVendedor(role),
    change: (change: Partial<ClienteOcasional>) => {
      setRechazo(null);
      if (change.numdocu !== undefined || change.tipodocu !== undefined) setRepetidoServidor(null);
      values.change(change);
    },
    /** Asks to confirm, or answers the field to go to. */
    ask: (): string | null => {
      setTried(true);
      const [first] = revisar(form, () => true).problemas;
      if (first) return first.path ?? null;
      setAsking(true);
      return null;
    },
    cancel: () => setAsking(false),
    confirm: () => guardar.submit(cuerpoOcasional(form, aviso !== null)),
  };
}

/** Sends it once; then the document's sentence and back to where the person came from (D2 §8). */
function useGuardar(onDone: () => void, onRefused: (error: Error) => void) {
  const crear = useCreateOcasional();
  const router = useRouter();
  const avisos = useAvisos();
  const leave = () =>
    router.history.canGoBack()
      ? router.history.back({ ignoreBlocker: true })
      : void router.navigate({ to: CLIENTES, ignoreBlocker: true });
  return useSubmitOnce(crear, (body: ReturnType<typeof cuerpoOcasional>) =>
    crear.mutate(
      { body },
      {
        onSuccess: ({ id }) => {
          onDone();
          void crear.refresh();
          avisos.listo(TEXTOS_OCASIONAL.creado(id), {
            accion: { etiqueta: 'Ver', onClick: () => void router.navigate({ to: clientePath(id) }) },
          });
          leave();
        },
        onError: onRefused,
      },
    ),
  );
}
