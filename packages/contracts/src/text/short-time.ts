/** Returns a time of day as people write it: '09:00' is '9', '16:30' stays. */
export const shortTime = (time: string): string => time.replace(/^0(?=\d)/, '').replace(/:00$/, '')
