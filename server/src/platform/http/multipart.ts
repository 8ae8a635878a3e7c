import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '@assay/contract/endpoint';
import { invalid, tooLarge, unavailable, unreadable } from './errors.ts';
import { smallForm } from './forms.ts';
import type { Files, Upload } from '../files/files.ts';
import { platformMessages } from '../words/messages.data.ts';

export interface Form {
  fields: Record<string, unknown>;
  uploads: Record<string, Upload>;
}

const megabyte = 1024 * 1024;
/** All fields together count, since they are held in memory until the last one has come. */
const bounds = { fields: 500, fieldBytes: 5 * megabyte, fileBytes: 10 * megabyte };
const small = { ...bounds, fields: 10, fieldBytes: smallForm };
/** Beside what they carry, parts have a boundary and a few headers. */
const partBytes = 1024;

/** Fields that arrive as a JSON list in one text part. */
const jsonFields = new Set(['subjects', 'options']);

/**
 * Reads a multipart request: `name[]` collects a list, JSON lists are read, files are stored at once
 * on the disk of this node. The caller discards them when the request ends.
 */
export async function readForm(
  request: FastifyRequest,
  endpoint: Endpoint,
  files: Files,
): Promise<Form> {
  const form: Form = { fields: {}, uploads: {} };
  const names = endpoint.files ?? [];
  const most = endpoint.encoding === 'multipart' ? bounds : small;
  const whole = most.fieldBytes + names.length * most.fileBytes + most.fields * partBytes;
  if (Number(request.headers['content-length'] ?? 0) > whole)
    throw tooLarge('body', platformMessages.tooLarge());
  const parts = request.parts({
    limits: {
      fields: most.fields,
      fieldNameSize: 200,
      fieldSize: most.fieldBytes,
      // One more than there may be, so that it can be told by its name.
      files: names.length + 1,
      fileSize: most.fileBytes,
      headerPairs: 10,
    },
  });
  let fieldBytes = 0;
  try {
    for await (const part of parts) {
      if (part.type === 'file') {
        if (!names.includes(part.fieldname)) {
          throw invalid({ [part.fieldname]: platformMessages.fileNotExpected() });
        }
        if (form.uploads[part.fieldname] !== undefined) {
          throw invalid({ [part.fieldname]: platformMessages.givenTwice() });
        }
        const upload = await receive(part, files);
        form.uploads[part.fieldname] = upload;
        if (part.file.truncated) throw tooLarge(part.fieldname, platformMessages.tooLarge());
        // An empty file input of a browser is an empty part.
        if (upload.size === 0) {
          await files.discard(upload);
          delete form.uploads[part.fieldname];
        }
      } else {
        const value = typeof part.value === 'string' ? part.value : JSON.stringify(part.value);
        // A part without a name has none, whatever the types say.
        fieldBytes += [part.fieldname, value].join('').length;
        if (part.valueTruncated || fieldBytes > most.fieldBytes)
          throw tooLarge(part.fieldname, platformMessages.tooLarge());
        addField(form.fields, part.fieldname, value);
      }
    }
    return form;
  } catch (error) {
    // What is still to come is read and dropped: the connection carries the answer, and the next call.
    request.raw.unpipe();
    request.raw.resume();
    await discard(form, files);
    throw isMalformed(error) ? unreadable(platformMessages.formCutOff()) : error;
  }
}

async function receive(part: MultipartFile, files: Files): Promise<Upload> {
  try {
    return await files.receive(part.file);
  } catch (error) {
    // A full or broken disk of this node is no fault of the caller's.
    if (!/^(ENOSPC|EDQUOT|EIO|EROFS|EACCES)$/.test((error as NodeJS.ErrnoException).code ?? ''))
      throw error;
    throw unavailable(error, {
      [part.fieldname]: platformMessages.fileNotTaken(),
    });
  }
}

/** The parser's own words, also below those of the disk that it was writing to. */
function isMalformed(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    /^(Unexpected end of|Malformed|Multipart:|Part terminated)/.test(error.message) ||
    isMalformed(error.cause)
  );
}

export async function discard(form: Form, files: Files): Promise<void> {
  await Promise.all(Object.values(form.uploads).map((upload) => files.discard(upload)));
}

function addField(fields: Record<string, unknown>, name: string, value: string): void {
  const list = /^(.+)\[\d*\]$/.exec(name)?.[1];
  if (list !== undefined) {
    const known = Object.hasOwn(fields, list) ? fields[list] : [];
    if (!Array.isArray(known)) throw invalid({ [list]: platformMessages.onceAndList() });
    // An empty list has no other way to say that it is there.
    setOwn(fields, list, value === '' ? known : [...known, value]);
  } else if (Object.hasOwn(fields, name)) {
    throw invalid({ [name]: platformMessages.givenTwice() });
  } else {
    setOwn(fields, name, jsonFields.has(name) ? readJson(name, value) : value);
  }
}

/** Names come from outside: `__proto__` must become a field like any other. */
function setOwn(fields: Record<string, unknown>, name: string, value: unknown): void {
  Object.defineProperty(fields, name, {
    value,
    enumerable: true,
    writable: true,
    configurable: true,
  });
}

function readJson(name: string, value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    throw invalid({ [name]: platformMessages.notJsonList() });
  }
}
