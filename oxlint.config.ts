import { defineConfig } from 'oxlint';
import { lintConfig } from './tools/lint-config.ts';

export default defineConfig(lintConfig);
