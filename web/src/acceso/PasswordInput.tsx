import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import { type ComponentProps, useState } from 'react';
import { LoginInput } from './LoginInput.tsx';

type PasswordInputProps = Omit<ComponentProps<typeof LoginInput>, 'type' | 'autoComplete' | 'endAdornment'>;

/** A password that can be shown (D1 §2.1). */
export function PasswordInput(props: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <LoginInput
      {...props}
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      endAdornment={
        <IconButton
          aria-label={shown ? 'Ocultar la contraseña' : 'Mostrar la contraseña'}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          sx={{ height: { xs: 44, sm: 32 }, mr: '-4px' }}
        >
          {shown ? <VisibilityOffIcon /> : <VisibilityIcon />}
        </IconButton>
      }
    />
  );
}
