import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createLink } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import type { usePages } from '../platform/api/usePages.ts';
import { type DialTool, PhoneDial } from '../platform/document/PhoneDial.tsx';
import { ScreenState, type ScreenStateProps } from '../platform/feedback/index.ts';
import { DataGrid } from '../platform/grid/DataGrid.tsx';
import type { GridNoun } from '../platform/grid/GridFooter.tsx';
import type { GridAction, GridColumn } from '../platform/grid/types.ts';
import { useUser } from '../platform/session/index.ts';
import { Kbd, usePageHeader, usePhone } from '../platform/shell/index.ts';
import { ClienteHeading } from './ClienteHeading.tsx';
import type { useTitular } from './useTitular.ts';

const ButtonLink = createLink(Button);

type Lista = ReturnType<typeof usePages>;

interface ListaDeClienteProps<Row extends object> {
  /** Names what the grid remembers. */
  id: string;
  label: string;
  noun: GridNoun;
  columns: readonly GridColumn<Row>[];
  list: ReturnType<typeof usePages<Row>>;
  titular: ReturnType<typeof useTitular>;
  /** The customer selection that this list hangs from. */
  seleccion: string;
  rowId: (row: Row) => string;
  rowLabel: (row: Row) => string;
  rowActions: (row: Row) => readonly GridAction[];
  onOpen: (row: Row) => void;
  /** Absent when this person may not create one. */
  onCreate?: (() => void) | undefined;
  createLabel?: string;
  isCreateDisabled?: boolean;
  /** More ways to begin, beside the main one. */
  moreCreate?: readonly DialTool[];
  /** Filters of the list. */
  moreActions?: ReactNode;
  /** Between the heading and the list: what the customer owes. */
  strip?: ReactNode;
  /** What can be done with the ticked rows; without it nothing is ticked. */
  selectionActions?: ((rows: readonly Row[]) => readonly GridAction[]) | undefined;
  empty: Omit<ScreenStateProps, 'foot'>;
}

/**
 * The documents of one customer: heading, grid, and the empty state of look 10. A failure takes the place of the rows and
 * of nothing else. The key N begins a new one.
 */
export function ListaDeCliente<Row extends object>(props: ListaDeClienteProps<Row>) {
  const { list, titular, seleccion, onCreate, createLabel, isCreateDisabled = false, empty } = props;
  const { moreCreate = [] } = props;
  const { role } = useUser();
  const isPhone = usePhone();
  // A customer's own user has no other list to go back to (decisions 5).
  usePageHeader({ raiz: role === 'C' });
  const create = isCreateDisabled ? undefined : onCreate;
  useKeyN(create);
  useRest(list);
  // Nothing of a customer that could not be read is no proof that it has nothing.
  const isEmpty = list.rows?.length === 0 && !titular.error;
  const rows = list.rows?.length === 0 ? undefined : list.rows;
  const retry = () => {
    list.retry();
    titular.retry();
  };
  const actions = (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
      {role !== 'C' && !isPhone && (
        <ButtonLink to={seleccion} variant="outlined">
          Cambiar cliente
        </ButtonLink>
      )}
      {props.moreActions}
      {!isPhone &&
        moreCreate.map(({ label, onClick, disabled }) => (
          <Button key={label} variant="outlined" disabled={disabled === true} onClick={onClick}>
            {label}
          </Button>
        ))}
      {onCreate && !isPhone && (
        <Button variant="contained" startIcon={<AddIcon />} disabled={isCreateDisabled} onClick={onCreate}>
          {createLabel}
        </Button>
      )}
    </Stack>
  );
  return (
    <>
      <ClienteHeading cliente={titular.heading} error={rows && titular.error} actions={actions} />
      {props.strip}
      {isEmpty ? (
        <Panel>
          <ScreenState {...empty} foot={create && !isPhone && <KeyHint />} />
        </Panel>
      ) : (
        <DataGrid
          id={props.id}
          label={props.label}
          noun={props.noun}
          columns={props.columns}
          rows={rows}
          error={list.error ?? titular.error}
          onRetry={retry}
          rowId={props.rowId}
          rowLabel={props.rowLabel}
          rowActions={props.rowActions}
          onOpen={props.onOpen}
          searchHint="Número, fecha o vendedor"
          {...(props.selectionActions && { selectable: true, selectionActions: props.selectionActions })}
        />
      )}
      {isPhone && onCreate && list.rows && list.rows.length > 0 && (
        <PhoneDial
          label="Crear"
          icon={<AddIcon />}
          disabled={isCreateDisabled}
          tools={[{ label: createLabel ?? 'Crear', icon: AddIcon, onClick: onCreate }, ...moreCreate]}
        />
      )}
    </>
  );
}

/** A customer's documents are loaded whole, however many there are: the grid finds among them and adds them up. */
function useRest({
  hasMore,
  isLoadingMore,
  error,
  loadMore,
}: Pick<Lista, 'hasMore' | 'isLoadingMore' | 'error' | 'loadMore'>) {
  const next = useRef(loadMore);
  next.current = loadMore;
  useEffect(() => {
    if (hasMore && !isLoadingMore && !error) next.current();
  }, [hasMore, isLoadingMore, error]);
}

function Panel({ children }: { children: ReactNode }) {
  return (
    <Paper variant="outlined" sx={{ flex: 1, display: 'flex' }}>
      {children}
    </Paper>
  );
}

function KeyHint() {
  return (
    <>
      También podés presionar <Kbd>N</Kbd>
    </>
  );
}

/** N, outside of fields and dialogs, begins a new document. */
function useKeyN(create: (() => void) | undefined) {
  const latest = useRef(create);
  latest.current = create;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      const isBusy = target instanceof HTMLElement && target.closest('input, textarea, [role=dialog], [role=menu]');
      if (event.key.toLowerCase() !== 'n' || event.ctrlKey || event.altKey || event.metaKey || isBusy) return;
      latest.current?.();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
