import { type Credenciales, credenciales, FALTA_TOKEN, login } from '@distri/domain/acceso';
import { needsToken } from '@distri/domain/kernel';
import { useState } from 'react';
import { ApiError, callApi } from '../platform/api/index.ts';
import { type Servidor, session } from '../platform/session/index.ts';

const FIELDS = ['username', 'password', 'softtoken'] as const;
type Field = (typeof FIELDS)[number];
type Values = Record<Field, string>;

const bodyOf = ({ username, password, softtoken }: Values): Credenciales => ({
  username: username.trim(),
  password,
  ...(needsToken(username.trim()) && { softtoken: softtoken.trim() }),
});

/** The messages of D1 §5 by field; empty when the form may be sent. */
export function loginErrors(values: Values): Partial<Record<Field, string>> {
  const body = bodyOf(values);
  const issues = credenciales.safeParse(body).error?.issues ?? [];
  const errors = Object.fromEntries(
    FIELDS.flatMap((field) => {
      const message = issues.find(({ path }) => path[0] === field)?.message;
      return message ? [[field, message]] : [];
    }),
  );
  // zod looks at the token last of all: it has to speak up while the password is still empty, too.
  return needsToken(body.username) && !body.softtoken ? { softtoken: FALTA_TOKEN, ...errors } : errors;
}

/**
 * State of the login form (D1 §2.1, §4): a message per field once it was left, the server's refusal under the fields
 * until anything is edited.
 */
export function useLoginForm(servidor: Servidor | undefined, fixedUsername = '') {
  const [values, setValues] = useState<Values>({ username: fixedUsername, password: '', softtoken: '' });
  const [left, setLeft] = useState<Partial<Record<Field, boolean>>>({});
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);
  const errors = loginErrors(values);
  const canSend = servidor !== undefined && Object.keys(errors).length === 0 && !isSending;

  const edit = (field: Field) => (value: string) => {
    setValues((before) => ({ ...before, [field]: value }));
    setFailure('');
  };
  const leave = (field: Field) => () => setLeft((before) => ({ ...before, [field]: true }));

  const send = async (onDone?: () => void) => {
    if (!canSend) return;
    setSending(true);
    try {
      const { token } = await callApi(login, { body: bodyOf(values) }, { apiBase: servidor.apiBase });
      session.logIn(token, servidor);
      onDone?.();
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : 'Error');
      setSending(false);
    }
  };

  const field = (name: Field) => ({
    value: values[name],
    onChange: edit(name),
    onBlur: leave(name),
    error: left[name] ? errors[name] : undefined,
    disabled: isSending,
  });
  return { field, failure, isSending, canSend, send, asksToken: needsToken(values.username.trim()) };
}

export type LoginForm = ReturnType<typeof useLoginForm>;
