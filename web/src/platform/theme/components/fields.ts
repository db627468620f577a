import { alto, radio, sombras } from '../tokens.ts';
import { letra, remTel } from '../typography.ts';
import type { Componentes } from './components.ts';

/** Fields: label above, never floating; the message under the field (look.md, "Form rules"). */
export const fields: Componentes = {
  MuiFormControl: { defaultProps: { size: 'small', fullWidth: true } },
  MuiTextField: {
    defaultProps: { size: 'small', fullWidth: true, slotProps: { inputLabel: { shrink: true } } },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.caption,
        position: 'static',
        transform: 'none',
        fontWeight: 500,
        color: theme.vars.palette.text.secondary,
        marginBottom: 4,
        maxWidth: '100%',
        pointerEvents: 'auto',
        '&.Mui-focused': { color: theme.vars.palette.text.primary },
        '&.Mui-error': { color: theme.vars.palette.error.main },
      }),
      asterisk: ({ theme }) => ({ color: theme.vars.palette.error.main }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => {
        const { superficie, text, primary, divider, background } = theme.vars.palette;
        return letra(
          theme.typography.body2,
          {
            minHeight: alto.control[0],
            borderRadius: radio.control,
            background: background.paper,
            '&.MuiInputBase-adornedStart': { paddingLeft: 10, '& input': { paddingLeft: 0 } },
            '&.MuiInputBase-adornedEnd': { paddingRight: 8 },
            '& input::placeholder, & textarea::placeholder': { color: text.secondary, opacity: 1 },
            '& .MuiOutlinedInput-notchedOutline': {
              top: 0,
              borderColor: superficie.bordeFuerte,
              '& legend': { display: 'none' },
            },
            '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: text.secondary },
            '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 2, borderColor: primary.main },
            '&.Mui-disabled, &.MuiInputBase-readOnly': {
              background: superficie.hundida,
              '& .MuiOutlinedInput-notchedOutline': { borderColor: divider },
            },
          },
          { fontSize: remTel(16), lineHeight: '24px', minHeight: alto.control[1] },
        );
      },
      input: {
        padding: '0 10px',
        height: 34,
        '&.MuiInputBase-inputSizeSmall': { padding: '0 10px' },
      },
      // The box of several lines has the inset, its text none of its own.
      multiline: { padding: '8px 10px', '& textarea.MuiOutlinedInput-input': { padding: 0 } },
    },
  },
  MuiPickersOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        minHeight: alto.control[0],
        borderRadius: radio.control,
        padding: '0 10px',
        background: theme.vars.palette.background.paper,
        '& .MuiPickersOutlinedInput-notchedOutline': {
          top: 0,
          borderColor: theme.vars.palette.superficie.bordeFuerte,
          '& legend': { display: 'none' },
        },
        '& .MuiPickersInputBase-sectionsContainer': { padding: 0, width: 'auto' },
      }),
    },
  },
  MuiInputAdornment: {
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.palette.text.secondary,
        '& p': theme.typography.body2,
        '& svg': { fontSize: 18 },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({ ...theme.typography.caption, margin: '4px 0 0', '&.Mui-error': { fontWeight: 500 } }),
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      // Same inset and height as the other fields, which Material's own rules for this one would change.
      inputRoot: {
        '&.MuiOutlinedInput-root': { padding: '0 36px 0 10px !important' },
        '& .MuiAutocomplete-input': { padding: '0 !important' },
        '& .MuiAutocomplete-tag': { margin: '4px 4px 4px 0' },
      },
      endAdornment: { right: '8px !important' },
      paper: ({ theme }) => ({
        marginTop: 4,
        background: theme.vars.palette.superficie.elevada,
        border: `1px solid ${theme.vars.palette.divider}`,
        boxShadow: sombras.menu,
      }),
      groupLabel: ({ theme }) => ({
        ...theme.typography.overline,
        lineHeight: '32px',
        background: theme.vars.palette.superficie.elevada,
      }),
    },
  },
  MuiSelect: {
    styleOverrides: {
      select: { display: 'flex', alignItems: 'center', minHeight: '0 !important' },
      icon: ({ theme }) => ({ color: theme.vars.palette.text.secondary }),
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: 36, height: 22, padding: 0, margin: '0 8px 0 0' },
      switchBase: ({ theme }) => ({
        padding: 3,
        '&.Mui-checked': {
          transform: 'translateX(14px)',
          color: theme.vars.palette.primary.contrastText,
          '& + .MuiSwitch-track': { opacity: 1, background: theme.vars.palette.primary.main },
        },
      }),
      thumb: { width: 16, height: 16, boxShadow: 'none', background: '#fff' },
      track: ({ theme }) => ({
        borderRadius: 11,
        opacity: 1,
        background: theme.vars.palette.superficie.bordeFuerte,
      }),
    },
  },
  MuiCheckbox: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: ({ theme }) => ({
        padding: 6,
        color: theme.vars.palette.superficie.bordeFuerte,
        '& svg': { fontSize: 18 },
        [theme.breakpoints.down('sm')]: { padding: 12 },
      }),
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { marginLeft: 0, marginRight: 0 },
      label: ({ theme }) => ({ ...theme.typography.body2 }),
    },
  },
  MuiSlider: {
    styleOverrides: {
      thumb: { width: 16, height: 16 },
      rail: ({ theme }) => ({ opacity: 1, background: theme.vars.palette.divider }),
    },
  },
};
