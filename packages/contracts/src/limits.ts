/** Numbers that browser and server must agree on and that nobody changes at run time (spec section 9). */
export const limits = {
  passwordMin: 8,
  passwordMax: 128,
  photosPerRequest: 5,
  photoBytes: 10 * 1024 * 1024,
  descriptionMax: 2000,
  titleMax: 120,
  nameMax: 80,
  addressMax: 160,
  noteMax: 500,
  liveRequestsPerClient: 3,
  leadsUnconfirmed: 2,
  deadLeadDays: 7,
  automaticReturnsPerMonth: 2,
  waveSize: 20,
  waveMinutes: 30,
  expiryWarningHours: 24,
  unusedPhotoHours: 24,
  codeDigits: 6,
  codeAttempts: 5,
  codeAttemptsOfStrangers: 3,
  codeMailsPerRequest: 10,
  nearbyDefault: 20,
  nearbyMax: 50,
  localidadesMax: 500,
  serviceRadiusKmMin: 5,
  serviceRadiusKmMax: 100,
} as const

export const expirationDaysChoices = [3, 7, 14, 30] as const
export const expirationDaysDefault = 7

/** Timings of the interface, in milliseconds (spec section 9). */
export const uiTimings = {
  toastMs: 5000,
  successMessageMs: 5000,
  redirectMs: 3000,
  debounceMs: 300,
  requestTimeoutMs: 30_000,
} as const
