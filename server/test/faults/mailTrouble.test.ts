import { afterEach, describe, expect, it } from 'vitest';
import { headerOf } from '../support/smtpSink.ts';
import { type Office, openOffice, TROUBLES } from './mailTrouble.ts';

let office: Office;
afterEach(() => office.close());

/** Reliability D1: nobody waits for the mail server, and nothing that was queued is lost. */
describe('a mail server in trouble', () => {
  it.each(TROUBLES)(
    '%s: orders and mails go on with a single connection, and all leaves afterwards',
    async (trouble) => {
      // With one connection for everybody, a sender that kept it while the mail server thinks would stop the company.
      office = await openOffice(1);
      await office.break(trouble);
      const mails: number[] = [];
      for (let round = 0; round < 6; round++) mails.push(await office.mail(await office.order()));
      expect(office.sink.mails).toEqual([]);
      await office.heal();
      await expect.poll(() => office.waiting(), { timeout: 25_000 }).toBe(0);
      const arrived = new Set(office.sink.mails.map((mail) => headerOf(mail, 'message-id')));
      expect(arrived.size).toBe(mails.length);
    },
  );

  it('mails with their papers, more at once than there are connections: none waits for another', async () => {
    office = await openOffice(2);
    const pedido = await office.order();
    await Promise.all(Array.from({ length: 5 }, () => office.mail(pedido)));
    await expect.poll(() => office.waiting(), { timeout: 25_000 }).toBe(0);
    expect(office.sink.mails).toHaveLength(5);
  });
});
