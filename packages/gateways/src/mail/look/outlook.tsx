// Outlook for Windows ignores `max-width`, so a table of 600 px around the mail keeps its lines short. Only Outlook reads
// the table, which is in a conditional comment. React writes no comments, so the markup has a mark for each.

export const outlookStart = <b id="outlook-start" />
export const outlookEnd = <b id="outlook-end" />

/** Replaces the two marks in the markup of a mail by the comments. */
export const withOutlookTable = (markup: string): string =>
  markup
    .replace(
      '<b id="outlook-start"></b>',
      '<!--[if mso]><table role="presentation" align="center" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->',
    )
    .replace('<b id="outlook-end"></b>', '<!--[if mso]></td></tr></table><![endif]-->')
