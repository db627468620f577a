import Alert from '@mui/material/Alert';
import { useEffect, useRef } from 'react';
import { LoginInput } from './LoginInput.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import type { LoginForm } from './useLoginForm.ts';

interface LoginFieldsProps {
  form: LoginForm;
  /** When one logs in again: the user is known. */
  fixedUser?: boolean;
}

/** User, password, and the token for who needs one (D1 §2.1); the server's refusal under them. */
export function LoginFields({ form, fixedUser = false }: LoginFieldsProps) {
  const password = useRef<HTMLInputElement>(null);
  const { failure, isSending } = form;
  useEffect(() => {
    // The next keystroke corrects what was refused (ui.md); the field was off, and lost the focus, while it was sent.
    if (!failure || isSending) return;
    password.current?.focus();
    password.current?.select();
  }, [failure, isSending]);
  return (
    <>
      <LoginInput
        label="Usuario"
        autoComplete="username"
        autoFocus={!fixedUser}
        readOnly={fixedUser}
        {...form.field('username')}
      />
      <PasswordInput label="Contraseña" inputRef={password} autoFocus={fixedUser} {...form.field('password')} />
      {form.asksToken && (
        <LoginInput
          label="Token"
          placeholder="6 dígitos"
          autoComplete="one-time-code"
          maxLength={12}
          {...form.field('softtoken')}
        />
      )}
      {failure && (
        <Alert severity="error" role="alert">
          {failure}
        </Alert>
      )}
    </>
  );
}
