const shapes = {
  check: '<circle cx="24" cy="24" r="18"/><path d="m15 25 6 6 12-13"/>',
  clock: '<circle cx="24" cy="24" r="18"/><path d="M24 13v12l8 5"/>',
  cross: '<circle cx="24" cy="24" r="18"/><path d="m17 17 14 14m0-14L17 31"/>',
  question:
    '<circle cx="24" cy="24" r="18"/><path d="M18.5 19a5.5 5.5 0 1 1 8 5c-2 1-2.5 2-2.5 4"/><path d="M24 33.5v.1"/>',
  card: '<rect x="6" y="11" width="36" height="26" rx="4"/><path d="M6 20h36M13 30h8"/>',
} as const

export type IconName = keyof typeof shapes

/**
 * Returns a line drawing in the colors of the page. Hidden from screen readers, because the text beside it says the
 * same.
 */
export const icon = (name: IconName) =>
  `<svg class="icon ${name}" viewBox="0 0 48 48" aria-hidden="true">${shapes[name]}</svg>`
