import MailIcon from '@mui/icons-material/MailOutlineOutlined';
import MoreIcon from '@mui/icons-material/MoreVert';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { temaDistri } from '../theme/index.ts';
import { type DialTool, PhoneDial } from './PhoneDial.tsx';

const toolsOf = (count: number, changes: Partial<DialTool> = {}): DialTool[] =>
  Array.from({ length: count }, (_, n) => ({
    label: `Acción ${n + 1}`,
    icon: MailIcon,
    onClick: vi.fn<() => void>(),
    ...changes,
  }));

function show(tools: DialTool[]) {
  const user = userEvent.setup();
  render(
    <ThemeProvider theme={temaDistri}>
      <PhoneDial label="Acciones del documento" icon={<MoreIcon />} tools={tools} />
    </ThemeProvider>,
  );
  return { user, open: () => user.click(screen.getByRole('button', { name: 'Acciones del documento' })) };
}

it('one thing to do is a button that does it', async () => {
  const tools = toolsOf(1);
  const { user } = show(tools);
  await user.click(screen.getByRole('button', { name: 'Acción 1' }));
  expect(tools[0]?.onClick).toHaveBeenCalledOnce();
});

it('so many that they would leave the screen come up as a sheet, which closes with the choice', async () => {
  const tools = toolsOf(12);
  const { user, open } = show(tools);
  expect(screen.queryByRole('menuitem')).toBeNull();
  await open();
  const sheet = screen.getByRole('menu', { name: 'Acciones del documento' });
  expect(sheet.querySelectorAll('[role=menuitem]')).toHaveLength(12);
  await user.click(screen.getByRole('menuitem', { name: 'Acción 12' }));
  expect(tools[11]?.onClick).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
});

it('a few stay a dial, above the button', async () => {
  const { open } = show(toolsOf(4));
  await open();
  expect(screen.getAllByRole('menuitem')).toHaveLength(4);
  // Open, its own button is still there to close it.
  expect(screen.getByRole('button', { name: 'Acciones del documento' }).getAttribute('aria-expanded')).toBe('true');
});
