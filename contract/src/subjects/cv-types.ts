/** Without zod: the process that looks at an uploaded file loads this alone. */
export const cvTypes = ['pdf', 'doc', 'docx', 'odt'] as const;
export type CvType = (typeof cvTypes)[number];

export const cvMediaTypes: Record<CvType, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
};
