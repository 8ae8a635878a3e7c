import { BlockList, isIP } from 'node:net';

/** Networks that belong to the machine, to a house or to nobody: RFC 6890 and those that carry addresses of version 4 inside. */
const inside = new BlockList();
for (const [network, width] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  inside.addSubnet(network, width, 'ipv4');
}
/** The part of version 6 that is given out to the world. */
const world = new BlockList();
world.addSubnet('2000::', 3, 'ipv6');
for (const [network, width] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  inside.addSubnet(network, width, 'ipv6');
}

/** Whether an address leads out into the world, rather than to this machine or the network that it stands in. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !inside.check(address, 'ipv4');
  return version === 6 && world.check(address, 'ipv6') && !inside.check(address, 'ipv6');
}
