-- Since when a document has its COT: it travels on the paper of the delivery note (domain-facts §1.1).
ALTER TABLE cot_remitos ADD COLUMN momento timestamptz;
-- Of those that have one already: the last sending of their file.
UPDATE cot_remitos r
SET momento = coalesce((SELECT max(i.momento) FROM cot_intentos i WHERE i.envio = r.envio), (SELECT e.creado FROM cot_envios e WHERE e.id = r.envio))
WHERE r.cot IS NOT NULL;
ALTER TABLE cot_remitos ADD CHECK ((cot IS NULL) = (momento IS NULL));
