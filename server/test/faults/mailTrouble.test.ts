import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headerOf } from '../support/smtpSink.ts';
import { type Office, openOffice, TROUBLES } from './mailTrouble.ts';

/** Reliability D1: nobody waits for the mail server, and nothing that was queued is lost. */
describe('a mail server in trouble', () => {
  // With one connection for everybody, a sender that kept it while the mail server thinks would stop the company.
  let office: Office;
  beforeAll(async () => {
    office = await openOffice(1);
  });
  afterAll(() => office.close());

  it.each(TROUBLES)(
    '%s: orders and mails go on with a single connection, and all leaves afterwards',
    async (trouble) => {
      const before = office.sink.mails.length;
      await office.break(trouble);
      for (let round = 0; round < 5; round++) await office.mail(await office.order());
      expect(office.sink.mails).toHaveLength(before);
      await office.heal();
      await expect.poll(() => office.waiting(), { timeout: 25_000 }).toBe(0);
      const arrived = office.sink.mails.slice(before).map((mail) => headerOf(mail, 'message-id'));
      expect(new Set(arrived).size).toBe(5);
    },
  );
});

it('mails with their papers, more at once than there are connections: none waits for another', {
  timeout: 90_000,
}, async () => {
  const office = await openOffice(2);
  const pedido = await office.order();
  // The first paper starts the thread that draws them.
  await office.mail(pedido);
  await Promise.all(Array.from({ length: 3 }, () => office.mail(pedido)));
  await expect.poll(() => office.waiting(), { timeout: 60_000 }).toBe(0);
  expect(office.sink.mails).toHaveLength(4);
  await office.close();
});
