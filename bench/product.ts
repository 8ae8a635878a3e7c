/** The product as it runs, answering requests only; tells where it listens, and how much memory it has when asked. */
import { readConfig } from '../server/src/platform/config.ts';
import { startNode } from '../server/src/node.ts';

const config = { ...readConfig(), logLevel: process.env['LOG_LEVEL'] ?? 'info' };
const node = await startNode(config, config.databaseUrl ?? '', { work: false });
const address = await node.app.listen({ host: '127.0.0.1', port: 0 });
process.send?.([Number(new URL(address).port)]);
process.on('message', () => process.send?.([process.memoryUsage.rss()]));
process.on('SIGTERM', () => void node.stop().then(() => process.exit(0)));
