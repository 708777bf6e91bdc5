/** Ways to turn text into markup or code; the modal uses none of them, so that a strict policy holds. */
export const bannedSinks: readonly { readonly name: string; readonly form: RegExp }[] = [
  { name: 'innerHTML or its like', form: /\.(?:inner|outer)HTML\b|\bdangerouslySetInnerHTML\b/ },
  { name: 'insertAdjacentHTML or its like', form: /\.(?:insertAdjacentHTML|createContextualFragment|setHTMLUnsafe)\b/ },
  { name: 'DOMParser', form: /\.parseFromString\(/ },
  { name: 'a srcdoc', form: /\bsrc[dD]oc\b/ },
  { name: 'document.write', form: /\bdocument\.write(?:ln)?\(/ },
  { name: 'eval', form: /(?<![\w$.])eval\(/ },
  { name: 'Function', form: /(?<![\w$.])(?:new )?Function\(["'`]/ },
  { name: 'a script element', form: /\.createElement\(["'`]script["'`]\)/ },
]
