import { Readable } from 'node:stream';
import type pg from 'pg';

/*
 * COPY by node-postgres: its queue runs any object with these methods (undocumented, and the reason why pg is an exact
 * version). The statements move whole tables as a stream of bytes, a few hundred kilobytes of memory at a time.
 */

/** The part of pg's connection that COPY needs and its published types leave out. */
interface CopyConnection extends pg.Connection {
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

function isCopyConnection(connection: pg.Connection): connection is CopyConnection {
  return 'sendCopyFromChunk' in connection && 'endCopyFrom' in connection && 'sendCopyFail' in connection;
}

/** 'COPY 120' → 120. */
const rowCount = (tag: string) => Number(tag.split(' ').at(-1));

class CopyOut extends Readable {
  rows = 0;
  #connection: pg.Connection | null = null;

  constructor(readonly statement: string) {
    super();
  }

  submit(connection: pg.Connection): void {
    this.#connection = connection;
    connection.query(this.statement);
  }

  override _read(): void {
    this.#connection?.stream.resume();
  }

  handleCopyData(message: { chunk: Buffer }): void {
    // A copy: pg reads its next messages into the same memory.
    if (!this.push(Buffer.from(message.chunk))) this.#connection?.stream.pause();
  }

  handleCommandComplete(message: { text: string }): void {
    this.rows = rowCount(message.text);
  }

  handleReadyForQuery(): void {
    this.push(null);
  }

  handleError(error: Error): void {
    this.destroy(error);
  }
}

/** Runs a `COPY … TO STDOUT`: a stream of its bytes, whose `rows` is the count once it has ended. */
export function copyOut(client: pg.ClientBase, statement: string): Readable & { readonly rows: number } {
  return client.query(new CopyOut(statement));
}

class CopyIn {
  readonly done: Promise<number>;
  #rows = 0;
  #failure: Error | null = null;
  #resolve: (rows: number) => void = () => {};
  #reject: (error: Error) => void = () => {};

  constructor(
    readonly statement: string,
    readonly source: AsyncIterable<Buffer>,
  ) {
    this.done = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  submit(connection: pg.Connection): void {
    connection.query(this.statement);
  }

  handleCopyInResponse(connection: pg.Connection): void {
    if (!isCopyConnection(connection)) throw new Error('This version of node-postgres has no COPY');
    this.#send(connection).catch((error: Error) => {
      this.#failure ??= error;
      connection.sendCopyFail(error.message);
    });
  }

  async #send(connection: CopyConnection): Promise<void> {
    for await (const chunk of this.source) {
      if (this.#failure) return;
      connection.sendCopyFromChunk(chunk);
      if (connection.stream.writableNeedDrain) await new Promise((resolve) => connection.stream.once('drain', resolve));
    }
    connection.endCopyFrom();
  }

  handleCommandComplete(message: { text: string }): void {
    this.#rows = rowCount(message.text);
  }

  handleReadyForQuery(): void {
    this.#resolve(this.#rows);
  }

  handleError(error: Error): void {
    this.#failure ??= error;
    this.#reject(this.#failure);
  }
}

/** Runs a `COPY … FROM STDIN` with the bytes of `source`; answers the number of rows. */
export function copyIn(client: pg.ClientBase, statement: string, source: AsyncIterable<Buffer>): Promise<number> {
  return client.query(new CopyIn(statement, source)).done;
}
