import Alert from '@mui/material/Alert';
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
  return (
    <>
      <LoginInput
        label="Usuario"
        autoComplete="username"
        autoFocus={!fixedUser}
        readOnly={fixedUser}
        {...form.field('username')}
      />
      <PasswordInput label="Contraseña" autoFocus={fixedUser} {...form.field('password')} />
      {form.asksToken && (
        <LoginInput
          label="Token"
          placeholder="6 dígitos"
          autoComplete="one-time-code"
          maxLength={12}
          {...form.field('softtoken')}
        />
      )}
      {form.failure && (
        <Alert severity="error" role="alert">
          {form.failure}
        </Alert>
      )}
    </>
  );
}
