/** The rules of direction; `npm run check` holds the whole code against them. */
declare const config: { forbidden: readonly { name: string }[] }
export default config
