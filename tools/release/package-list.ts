import { createHash } from 'node:crypto';
import type { Locked } from './packages.ts';

/** Licences that a package has beside it, but not among its data. */
const beside: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

/** An SPDX 2.3 document: every package inside, with its version, licence, origin and checksum. */
export function describePackages(
  name: string,
  version: string,
  packages: readonly Locked[],
  /** When, as `2026-01-01T00:00:00Z`. */
  created: string,
): string {
  const others = packages.map((one) =>
    entry(
      `${one.name}-${one.version}`,
      one.name,
      one.version ?? '',
      one.license ?? beside[one.name],
      {
        downloadLocation: `https://registry.npmjs.org/${one.name}/-/${one.name.replace(/.*\//, '')}-${one.version}.tgz`,
        checksums: checksumsOf(one.integrity),
        externalRefs: [
          {
            referenceCategory: 'PACKAGE-MANAGER',
            referenceType: 'purl',
            referenceLocator: `pkg:npm/${one.name.replace('@', '%40')}@${one.version}`,
          },
        ],
      },
    ),
  );
  const single = [...new Map(others.map((one) => [one.SPDXID, one])).values()];
  const all = [
    entry('assay', 'assay', version, 'AGPL-3.0-or-later', { downloadLocation: 'NOASSERTION' }),
    ...single,
  ];
  const digest = createHash('sha256').update(JSON.stringify(all)).digest('hex');
  const document = {
    spdxVersion: 'SPDX-2.3',
    dataLicense: 'CC0-1.0',
    SPDXID: 'SPDXRef-DOCUMENT',
    name,
    documentNamespace: `urn:assay:${name}:${digest}`,
    creationInfo: { created, creators: ['Tool: assay-release'] },
    packages: all,
    relationships: [
      relation('SPDXRef-DOCUMENT', 'DESCRIBES', 'SPDXRef-assay'),
      ...all.slice(1).map(({ SPDXID }) => relation('SPDXRef-assay', 'CONTAINS', SPDXID)),
    ],
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function entry(
  id: string,
  name: string,
  versionInfo: string,
  license: string | undefined,
  more: Record<string, unknown>,
) {
  return {
    SPDXID: `SPDXRef-${id.replaceAll(/[^A-Za-z0-9.-]/g, '-')}`,
    name,
    versionInfo,
    licenseDeclared: license ?? 'NOASSERTION',
    licenseConcluded: 'NOASSERTION',
    copyrightText: 'NOASSERTION',
    filesAnalyzed: false,
    ...more,
  };
}

const relation = (spdxElementId: string, relationshipType: string, relatedSpdxElement: string) => ({
  spdxElementId,
  relationshipType,
  relatedSpdxElement,
});

function checksumsOf(integrity: string | undefined) {
  const [, sha512] = /^sha512-(\S+)$/.exec(integrity ?? '') ?? [];
  if (sha512 === undefined) return [];
  const checksumValue = Buffer.from(sha512, 'base64').toString('hex');
  return [{ algorithm: 'SHA512', checksumValue }];
}
