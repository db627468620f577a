import CameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import ScanIcon from '@mui/icons-material/QrCodeScannerOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import InputBase from '@mui/material/InputBase';
import Tooltip from '@mui/material/Tooltip';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useKeptFocus } from './useKeptFocus.ts';

interface ScannerFieldProps {
  label: string;
  placeholder: string;
  /** Called with each text that ends in Enter, as scanners type it. */
  onRead: (text: string) => void;
  /** Absent where there is no camera to offer. */
  onCamera?: () => void;
  /** While something else has the word, it does not take the focus back. */
  keepsFocus?: boolean;
}

/** Where a scanner types, or a person; it keeps the focus (look 09). Nothing opens a keyboard on a phone until it is touched. */
export function ScannerField({ label, placeholder, onRead, onCamera, keepsFocus = true }: ScannerFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isTyping, setTyping] = useState(false);
  useKeptFocus(input, keepsFocus);
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const read = text.trim();
    setText('');
    if (read !== '') onRead(read);
  };
  return (
    <Box sx={{ display: 'flex', gap: 2, flexShrink: 0 }}>
      <InputBase
        inputRef={input}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
        onPointerDown={() => setTyping(true)}
        onBlur={() => setTyping(false)}
        placeholder={placeholder}
        startAdornment={
          <InputAdornment position="start">
            <ScanIcon />
          </InputAdornment>
        }
        slotProps={{
          input: {
            'aria-label': label,
            inputMode: isTyping ? 'text' : 'none',
            autoComplete: 'off',
            autoCapitalize: 'off',
            spellCheck: false,
            enterKeyHint: 'done',
          },
        }}
        sx={{
          flex: 1,
          minHeight: { xs: 56, sm: 44 },
          px: 3,
          typography: 'body1',
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'superficie.bordeFuerte',
          borderRadius: '8px',
          '&.Mui-focused': { borderColor: 'primary.main', outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
          '& input::placeholder': { color: 'text.secondary', opacity: 1 },
          '& input:focus-visible': { outline: 'none' },
        }}
      />
      {onCamera && (
        <Tooltip title="Usar la cámara">
          <IconButton
            aria-label="Usar la cámara"
            onClick={onCamera}
            sx={{
              width: { xs: 56, sm: 44 },
              height: { xs: 56, sm: 44 },
              border: 1,
              borderColor: 'superficie.bordeFuerte',
              bgcolor: 'background.paper',
              color: 'text.primary',
            }}
          >
            <CameraIcon />
          </IconButton>
        </Tooltip>
      )}
    </Box>
  );
}
