import { type Dia, parseDia } from '@distri/domain/kernel';
import Popover from '@mui/material/Popover';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { esES } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/es';

interface CalendarPopoverProps {
  anchor: HTMLElement | null;
  value: Dia | null;
  min?: Dia;
  max?: Dia;
  onPick: (dia: Dia) => void;
  onClose: () => void;
}

const texts = esES.components.MuiLocalizationProvider.defaultProps.localeText;

/** The month under a DateInput. Days go in and out as text: the library's date objects stay in this file. */
export function CalendarPopover({ anchor, value, min, max, onPick, onClose }: CalendarPopoverProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="es" localeText={texts}>
      <Popover
        open
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        transformOrigin={{ vertical: 'top', horizontal: 'left' }}
      >
        <DateCalendar
          autoFocus
          value={value ? dayjs(value) : null}
          {...(min && { minDate: dayjs(min) })}
          {...(max && { maxDate: dayjs(max) })}
          onChange={(next, state) => {
            const dia = next ? parseDia(next.format('YYYY-MM-DD')) : null;
            if (dia === null || state !== 'finish') return;
            onPick(dia);
            onClose();
          }}
        />
      </Popover>
    </LocalizationProvider>
  );
}
