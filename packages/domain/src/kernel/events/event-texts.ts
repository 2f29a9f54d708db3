/** What an event says by later channels. The file of a channel adds its own member here (`declare module`). */
// biome-ignore lint/suspicious/noEmptyInterface: channels add its members
export interface EventTexts {}
