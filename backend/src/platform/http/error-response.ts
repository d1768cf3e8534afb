export type Details = Readonly<Record<string, string | number>>;

/** The status of an error and its Dutch sentence. */
export interface ErrorResponse {
  status: number;
  message: string | ((details: Details) => string);
}
