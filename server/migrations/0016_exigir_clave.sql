-- The last statement of a command travels with its COMMIT, so nobody reads its answer first: when another transaction
-- stored the request's key meanwhile, raising is what turns that COMMIT into a rollback (platform/commands/close.ts).
CREATE FUNCTION exigir_clave(propia boolean) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF propia THEN RETURN true; END IF;
  RAISE EXCEPTION 'Otra operación guardó la clave' USING ERRCODE = 'DT001';
END $$;
