/** Returns a time of day in its short form: '09:00' becomes '9'; '16:30' stays. */
export const shortTime = (time: string): string => time.replace(/^0(?=\d)/, '').replace(/:00$/, '')
