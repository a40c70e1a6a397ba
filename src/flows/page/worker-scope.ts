// The layout library takes a worker without a document for one of its own and then hands out no engine: it has to be
// loaded after this file, and must see something here.
Object.assign(globalThis, { document: {} })
