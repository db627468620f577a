/** Node 20 has no Promise.withResolvers, and the PDF reader of the tests wants it. Imported before that reader. */
if (!('withResolvers' in Promise)) {
  Object.defineProperty(Promise, 'withResolvers', {
    value: <T>() => {
      let resolve: (value: T) => void = () => {};
      let reject: (reason: unknown) => void = () => {};
      const promise = new Promise<T>((accept, refuse) => {
        resolve = accept;
        reject = refuse;
      });
      return { promise, resolve, reject };
    },
  });
}
