import { S3Driver } from 'flydrive/drivers/s3';
import type { S3Config } from '../config.ts';

/** A bucket of AWS or of anything that speaks S3. Nothing is asked of it before the first file. */
export function openBucket(s3: S3Config): S3Driver {
  return new S3Driver({
    endpoint: s3.endpoint,
    region: s3.region,
    bucket: s3.bucket,
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    forcePathStyle: s3.forcePathStyle,
    visibility: 'private',
    // Buckets of today have no lists of rights for single objects and refuse a request that sets one.
    supportsACL: false,
    // Other makes than AWS do not know the checksums that the client would add by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    // Somebody waits for the answer. A pause ends a call, not its length: large files take their time.
    requestHandler: { connectionTimeout: 3000, socketTimeout: 5000 },
  });
}
