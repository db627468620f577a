import { z } from 'zod';

// First import of main.tsx: zod's probe for `new Function` trips our content security policy.
z.config({ jitless: true });
