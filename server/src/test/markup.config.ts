/** Where pages and mails are kept for a second judge, such as vnu; unset, they are not. */
export const markupFolder = process.env['MARKUP_FOLDER'];
