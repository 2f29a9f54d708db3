import { readFileSync } from 'node:fs'

/** The kinds of definitions whose current text is in prisma/sql. */
const definition =
  /\bcreate\s+(?:or\s+replace\s+)?(?:temp(?:orary)?\s+)?(?:(?:materialized|constraint|recursive|event)\s+)?(?:function|procedure|aggregate|trigger|view)\s+(?:if\s+not\s+exists\s+)?["`\w.]+/gi

const sqlComment = /--.*$/gm

/**
 * Returns a line for each function, trigger or view that a migration or a program defines, because a reader could not
 * tell which of its texts is the current one.
 */
export const findSqlElsewhere = (files, read = (file) => readFileSync(file, 'utf8')) =>
  files
    .filter((file) => !file.startsWith('prisma/sql/'))
    .flatMap((file) => {
      const text = file.endsWith('.sql') ? read(file).replace(sqlComment, '') : read(file)
      const matches = text.match(definition) ?? []
      return matches.map((words) => `${file}: ${words.replace(/\s+/g, ' ')} belongs in prisma/sql/<noun>`)
    })
