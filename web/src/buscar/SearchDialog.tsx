import CloseIcon from '@mui/icons-material/Close';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useAvisos } from '../platform/feedback/index.ts';
import { useUser } from '../platform/session/index.ts';
import { Kbd, searchHint, usePhone } from '../platform/shell/index.ts';
import { HitList, hitId } from './HitList.tsx';
import type { Hit } from './hits.ts';
import { SearchStatus } from './SearchStatus.tsx';
import { useHits } from './useHits.ts';

const LIST_ID = 'resultados-busqueda';

interface SearchDialogProps {
  onClose: () => void;
  /** What was typed while this was on its way to the screen. */
  takeTyped: () => string;
}

/** 'Clientes, artículos, documentos': a phone has room for the things, not for the verb that the magnifier says. */
const nombres = (hint: string) => hint.replace(/^Buscar (.)/, (_, first: string) => first.toUpperCase());

/** Ctrl K: screens, customers, articles and documents within the user's scope, by keyboard alone (ui.md). */
export function SearchDialog({ onClose, takeTyped }: SearchDialogProps) {
  const [text, setText] = useState('');
  const [cursor, setCursor] = useState(0);
  const isPhone = usePhone();
  const { role } = useUser();
  useEffect(() => {
    // The field has the focus by now: from here on the keys are its own.
    const early = takeTyped();
    if (early !== '') setText((before) => early + before);
  }, [takeTyped]);
  const found = useHits(text);
  const { hits } = found;
  const choose = useChoose(onClose);
  const current = Math.min(cursor, Math.max(hits.length - 1, 0));
  const currentHit = hits[current];

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && currentHit) choose(currentHit);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || hits.length === 0) return;
    event.preventDefault();
    setCursor((current + step + hits.length) % hits.length);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      aria-label="Buscar"
      slotProps={{ paper: { sx: { alignSelf: { sm: 'flex-start' }, mt: { sm: 16 }, maxHeight: { sm: 520 } } } }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          px: 4,
          minHeight: 56,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <SearchIcon color="action" />
        <InputBase
          autoFocus
          fullWidth
          value={text}
          placeholder={isPhone ? nombres(searchHint(role)) : searchHint(role)}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setText(event.target.value);
            setCursor(0);
          }}
          sx={{
            typography: 'body1',
            '& input::placeholder': { color: 'text.secondary', opacity: 1 },
          }}
          slotProps={{
            input: {
              role: 'combobox',
              'aria-label': 'Buscar',
              'aria-expanded': true,
              'aria-controls': LIST_ID,
              'aria-activedescendant': currentHit ? hitId(currentHit) : undefined,
              autoComplete: 'off',
              maxLength: 80,
            },
          }}
        />
        {isPhone ? (
          <IconButton edge="end" aria-label="Cerrar" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        ) : (
          <Kbd>Esc</Kbd>
        )}
      </Box>
      {/* The keyboard of a phone hides the foot. */}
      {isPhone && <SearchStatus found={found} text={text} idle="" />}
      <HitList id={LIST_ID} hits={hits} current={current} onChoose={choose} onPoint={setCursor} />
      {!isPhone && <SearchStatus found={found} text={text} idle="Flechas para moverte, Enter para abrir" />}
    </Dialog>
  );
}

function useChoose(onClose: () => void) {
  const router = useRouter();
  const avisos = useAvisos();
  return ({ action }: Hit) => {
    onClose();
    if (action.kind === 'open') router.history.push(action.to);
    else
      navigator.clipboard.writeText(action.text).then(
        () => avisos.listo(`Código ${action.text} copiado`),
        () => avisos.error(`No se pudo copiar el código ${action.text}`),
      );
  };
}
