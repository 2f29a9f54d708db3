/** The terms as they are in force: whoever accepts them accepts this version. Raised whenever their text changes. */
export const termsVersion = '2026-11-21'
