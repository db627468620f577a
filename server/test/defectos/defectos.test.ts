import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectDir } from '../../src/platform/paths.ts';
import { DEFECTOS } from './defectos.ts';
import { conDefecto } from './plantar.ts';

for (const defecto of DEFECTOS)
  test(`${defecto.fila}, ${defecto.nombre}: it can still be planted, and its tests are there`, () => {
    const source = readFileSync(path.join(projectDir, defecto.archivo), 'utf8');
    expect(conDefecto(source, defecto)).not.toBe(source);
    const tests = path.join(projectDir, defecto.prueba);
    expect(existsSync(tests), defecto.prueba).toBe(true);
    if (defecto.cuales) expect(readFileSync(tests, 'utf8')).toContain(defecto.cuales);
  });
