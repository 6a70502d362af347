/** Adds the methods that read a file's bytes, which jsdom lacks. */
export const teachBytes = (): void => {
  Blob.prototype.arrayBuffer = function arrayBuffer(this: Blob) {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => {
        if (reader.result instanceof ArrayBuffer) resolve(reader.result);
      };
      reader.onerror = () => {
        reject(new Error('The bytes cannot be read'));
      };
      reader.readAsArrayBuffer(this);
    });
  };
};
