import type { ReactNode } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type RefCallBack,
  useController,
} from 'react-hook-form';

interface Bound<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  inputRef: RefCallBack;
  error: string | undefined;
}

interface FormFieldProps<Form extends FieldValues, Name extends FieldPath<Form>, Output> {
  control: Control<Form, unknown, Output>;
  name: Name;
  children: (field: Bound<FieldPathValue<Form, Name>>) => ReactNode;
}

/**
 * Binds one of our inputs to react-hook-form: value, change, blur, focus on error and the message under the field.
 * @example
 * <FormField control={form.control} name="bonificacion">
 *   {(field) => <PercentInput label="Bonificación general" {...field} />}
 * </FormField>
 */
export function FormField<Form extends FieldValues, Name extends FieldPath<Form>, Output = Form>({
  control,
  name,
  children,
}: FormFieldProps<Form, Name, Output>) {
  const { field, fieldState } = useController({ control, name });
  return children({
    name: field.name,
    value: field.value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    inputRef: field.ref,
    error: fieldState.error?.message,
  });
}
