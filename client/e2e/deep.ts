/** Whether every page is looked at in every language and size, which takes long: `--deep`. */
export const DEEP = process.env["TOKYO_DEEP"] !== undefined;
